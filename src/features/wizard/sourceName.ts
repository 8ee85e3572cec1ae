/** Where a document was found, in words: on review cards and receipts, and shorter as a chip. */
import type { SourceType } from '../../api/api.ts';

const NAMES: Record<SourceType, { long: string; short: string }> = {
  gmail: { long: 'Gmail', short: 'Gmail' },
  drive: { long: 'Google Drive', short: 'Drive' },
  file: { long: 'Your file', short: 'File' },
};

export function sourceName(source: SourceType): string {
  return NAMES[source].long;
}

export function sourceChip(source: SourceType): string {
  return NAMES[source].short;
}
