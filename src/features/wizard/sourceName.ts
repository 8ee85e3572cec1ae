/** Where a document was found, in words: on review cards and receipts, and shorter as a chip. */

export function sourceName(source: 'gmail' | 'drive'): string {
  return source === 'gmail' ? 'Gmail' : 'Google Drive';
}

export function sourceChip(source: 'gmail' | 'drive'): string {
  return source === 'gmail' ? 'Gmail' : 'Drive';
}
