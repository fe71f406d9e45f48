/**
 * The current view, stored in the URL's hash so that the back button works. Wide screens show the models and the last call
 * next to the current task; narrow ones show one view at a time.
 */
const tasks = new Set(["chat", "embed", "rerank"]);
const views = new Set([...tasks, "models", "call"]);

export function startViews(): void {
  showView();
  window.addEventListener("hashchange", showView);
}

function showView(): void {
  const named = location.hash.slice(1);
  const view = views.has(named) ? named : "chat";
  const page = document.body.dataset;
  page["view"] = view;
  if (tasks.has(view)) page["task"] = view;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".views a")) {
    if (link.dataset["view"] === view) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}
