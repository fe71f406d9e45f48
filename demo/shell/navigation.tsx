/** The brand, the views and the state of the service: a column on a wide screen; above and below the view on a narrow one. */
import type { ComponentChildren, JSX } from "preact";
import { readiness } from "../service/playground.ts";
import { Icon } from "./icons.tsx";
import { developerView, developerViews, isWide, mainViews, view, type View } from "./views.ts";

const titles: Record<View, string> = {
  chat: "Chat",
  embed: "Embed",
  rerank: "Rerank",
  data: "Data",
  connectors: "Connectors",
  models: "Models",
  requests: "Requests",
};
const states = { starting: "Starting", ready: "Ready", failed: "Not running" } as const;

export function Masthead({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <header class="masthead">
      <h1 class="wordmark">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path class="mark-back" d="M3 6.5A3.5 3.5 0 0 1 6.5 3h6A3.5 3.5 0 0 1 16 6.5v6a3.5 3.5 0 0 1-3.5 3.5h-6A3.5 3.5 0 0 1 3 12.5z" />
          <path
            class="mark-front"
            d="M8 11.5A3.5 3.5 0 0 1 11.5 8h6a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5h-6A3.5 3.5 0 0 1 8 17.5z"
          />
        </svg>
        cohabit
      </h1>
      <p class="service-state" role="status" data-state={readiness.value.state}>
        <span class="dot" aria-hidden="true" />
        <span>{states[readiness.value.state]}</span>
      </p>
      {children}
    </header>
  );
}

/** The bar of a narrow screen has room for five links: the last one leads to the developer's views, which have a bar of their own. */
export function Navigation(): JSX.Element {
  return (
    <nav class="views" aria-label="Views">
      {mainViews.map((name) => (
        <ViewLink key={name} name={name} />
      ))}
      {isWide.value ? (
        <div class="view-group" role="group" aria-labelledby="developer-heading">
          <p id="developer-heading" class="view-group-title">
            Developer
          </p>
          {developerViews.map((name) => (
            <ViewLink key={name} name={name} />
          ))}
        </div>
      ) : (
        <a href={`#${developerView.value ?? developerViews[0]}`} aria-current={developerView.value === undefined ? undefined : "true"}>
          <Icon name="requests" />
          Developer
        </a>
      )}
    </nav>
  );
}

/** The bar above a developer's view on a narrow screen. */
export function DeveloperNavigation(): JSX.Element | null {
  if (isWide.value || developerView.value === undefined) return null;
  return (
    <nav class="developer-views" aria-label="Developer">
      {developerViews.map((name) => (
        <a key={name} href={`#${name}`} aria-current={view.value === name ? "page" : undefined}>
          {titles[name]}
        </a>
      ))}
    </nav>
  );
}

function ViewLink({ name }: { name: View }): JSX.Element {
  return (
    <a href={`#${name}`} aria-current={view.value === name ? "page" : undefined}>
      <Icon name={name} />
      {titles[name]}
    </a>
  );
}
