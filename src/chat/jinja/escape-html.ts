const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&#39;", '"': "&#34;" };

/** Escapes a text for HTML, like MarkupSafe. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => entities[character] ?? character);
}
