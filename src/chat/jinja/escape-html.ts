const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&#39;", '"': "&#34;" };

/** As MarkupSafe escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => entities[character] ?? character);
}
