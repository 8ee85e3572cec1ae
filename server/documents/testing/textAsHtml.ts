/** For tests: a text as the HTML body of a mail. */

/** One paragraph per line of `text`. */
export function textAsHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const paragraphs = escaped.split('\n').map((line) => `<p>${line}</p>`);
  return `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>${paragraphs.join('\r\n')}</body></html>`;
}
