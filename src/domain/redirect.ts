/** Where a path that came from storage or from the address bar may lead: our own origin and nowhere else. */

/**
 * The path if it is one of ours, else null. Refused are other origins in every spelling browsers understand (`//host`,
 * `https:`, `\`, control characters that they drop), and the sign-in screens themselves, which would lead in a circle.
 */
export function ownPath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || path.startsWith('//')) return null;
  // eslint-disable-next-line no-control-regex
  if (/[\\\u0000-\u001f\u007f]/.test(path)) return null;
  return /^\/(login|register)([/?#]|$)/.test(path) ? null : path;
}
