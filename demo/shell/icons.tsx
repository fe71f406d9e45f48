/** Icons, drawn on a grid of 24 with the colour of the text. They are decoration: the element around an icon has a name. */
import type { JSX } from "preact";

const paths = {
  chat: "M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-7l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5z",
  embed: "M6.5 17.5h.01M12 12h.01M17.5 6.5h.01M6 8.5h.01M16.5 16h.01M4 4v16h16",
  rerank: "M4 6h16M4 12h11M4 18h6",
  data: "M4 6.5c0-4 16-4 16 0s-16 4-16 0zM4 6.5v11c0 4 16 4 16 0v-11M4 12c0 4 16 4 16 0",
  connectors: "M9 3.5v5M15 3.5v5M6 8.5h12v3a6 6 0 0 1-12 0zM12 17.5v3.5",
  models: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9",
  requests: "M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14",
  plus: "M12 5v14M5 12h14",
  compare: "M4 5h6.5v14H4zM13.5 5H20v14h-6.5z",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9",
  edit: "M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4",
  again: "M20 12a8 8 0 1 1-2.5-5.8M20 3.5V8h-4.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13",
  save: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14",
  link: "M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3a4 4 0 0 0 5.7 5.7l1.3-1.3",
  document: "M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6",
  image: "M4.5 5h15v14h-15zM5 16.5l4.5-4.5 3.5 3.5 2.5-2.5 4 4M15.5 9h.01",
  tool: "M14.5 6.5a4 4 0 0 0-5.2 5.2L4 17l3 3 5.3-5.3a4 4 0 0 0 5.2-5.2L15 12l-3-3z",
  form: "M8 4c-2 0-2.5 1-2.5 2.5v3C5.5 11 5 12 3.5 12c1.5 0 2 1 2 2.5v3C5.5 19 6 20 8 20M16 4c2 0 2.5 1 2.5 2.5v3c0 1.5.5 2.5 2 2.5-1.5 0-2 1-2 2.5v3c0 1.5-.5 2.5-2.5 2.5",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  thinking: "M12 3.5a6 6 0 0 0-3.5 10.9c.9.7 1.5 1.6 1.5 2.6h4c0-1 .6-1.9 1.5-2.6A6 6 0 0 0 12 3.5zM10 20.5h4",
  send: "M12 19V5M6 11l6-6 6 6",
  microphone: "M12 3.5a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v3",
  speaker: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  down: "M12 5v14M6 13l6 6 6-6",
  stop: "M7 7h10v10H7z",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
