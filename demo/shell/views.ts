/** The current view, kept in the URL's hash so that the back button works, and whether the screen has room for panels. */
import { computed, signal } from "@preact/signals";

export const mainViews = ["chat", "embed", "rerank", "models"] as const;
/** Views for developers who build with the service. */
export const developerViews = ["data", "connectors", "requests"] as const;
export type DeveloperView = (typeof developerViews)[number];
export type View = (typeof mainViews)[number] | DeveloperView;

const views: readonly View[] = [...mainViews, ...developerViews];

const hash = signal(location.hash.slice(1));
window.addEventListener("hashchange", () => (hash.value = location.hash.slice(1)));

export const view = computed<View>(() => views.find((name) => name === hash.value) ?? "chat");

export const developerView = computed<DeveloperView | undefined>(() => developerViews.find((name) => name === view.value));

export function showView(name: View): void {
  location.hash = name;
}

const wide = matchMedia("(min-width: 60rem)");

/** A panel is next to its view on a wide screen, and covers it on a narrow one. */
export const isWide = signal(wide.matches);
wide.addEventListener("change", () => (isWide.value = wide.matches));
