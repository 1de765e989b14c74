"use strict";
(() => {
  const search = document.getElementById("search");
  const count = document.getElementById("count");
  const links = [...document.querySelectorAll("#list li")];
  const tools = [...document.querySelectorAll("article")].map((article, index) => ({
    article,
    link: links[index],
    text: article.textContent.toLowerCase(),
  }));
  const all = count.textContent;
  search.addEventListener("input", () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const tool of tools) {
      const found = words.every((word) => tool.text.includes(word));
      tool.article.hidden = !found;
      tool.link.hidden = !found;
      shown += found ? 1 : 0;
    }
    count.textContent = words.length ? shown + " of " + all : all;
  });
})();
