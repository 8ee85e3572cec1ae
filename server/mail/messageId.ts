/** The ids of the messages that this product sends: made of what they are about, so that one sent twice is one. */

/** Without angle brackets. `id` is a UUID. */
export function messageIdOf(kind: 'reminder' | 'account', id: string, publicUrl: string): string {
  return `${kind}.${id}@${new URL(publicUrl).hostname}`;
}

/** Is this the Message-ID of a message that this product sends? They quote contracts, and are none. */
export function isOwnMessageId(messageId: string): boolean {
  return /^\s*<(?:reminder|account)\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}@/.test(messageId);
}
