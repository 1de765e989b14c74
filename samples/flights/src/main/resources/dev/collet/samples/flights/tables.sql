CREATE TABLE IF NOT EXISTS timetable (
  number VARCHAR(8) PRIMARY KEY,
  destination CHAR(3) NOT NULL,
  departure TIME NOT NULL,
  seats INT NOT NULL
);
CREATE TABLE IF NOT EXISTS booking (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference VARCHAR(8) NOT NULL UNIQUE,
  number VARCHAR(8) NOT NULL REFERENCES timetable,
  travel_day DATE NOT NULL,
  idempotency_key VARCHAR(4000) UNIQUE
);
CREATE TABLE IF NOT EXISTS booking_lock (id INT PRIMARY KEY);
CREATE TABLE IF NOT EXISTS weather (
  city VARCHAR(100) PRIMARY KEY,
  temperature DOUBLE PRECISION NOT NULL,
  conditions VARCHAR(100) NOT NULL,
  humidity INT NOT NULL
);
MERGE INTO booking_lock VALUES (1);
MERGE INTO timetable VALUES ('CO840', 'DEN', '08:40:00', 120);
MERGE INTO timetable VALUES ('CO845', 'DEN', '17:15:00', 120);
MERGE INTO timetable VALUES ('CO310', 'LIS', '06:05:00', 90);
MERGE INTO timetable VALUES ('CO077', 'NRT', '11:30:00', 2);
MERGE INTO weather VALUES ('Denver', 8.5, 'Clear', 31);
MERGE INTO weather VALUES ('Lisbon', 22.5, 'Partly cloudy', 65);
MERGE INTO weather VALUES ('Tokyo', 17.0, 'Light rain', 78);
