/** SHA-256 in hexadecimal: enough for made-up accounts, so that no clear password lies in the browser's storage. */
export async function digest(password: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
