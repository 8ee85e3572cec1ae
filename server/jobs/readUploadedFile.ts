/** Reads one file that the user brought. */
import type { Queries } from '../db/database.ts';
import type { Place } from '../db/searchPlaces.ts';
import { type FileRow, loadFileBytes } from '../db/uploadedFiles.ts';
import { type ItemReading, skippedFinding } from './findings.ts';
import type { FileContext } from './readContext.ts';
import { judgeFile } from './judgeFile.ts';
import { readFile } from './readFile.ts';

const GONE = { reason: 'We no longer have this file. Please send it again.', code: 'GONE' };

/** Whatever is in it: that becomes a finding with its reason. */
export async function readUploadedFile(
  queries: Queries,
  context: FileContext,
  { searchId, account }: Place,
  file: FileRow,
): Promise<ItemReading> {
  const { id, name, mediaType, size, problem, problemCode } = file;
  const skipped = (reason: string, code: string): ItemReading => ({
    outcome: 'skipped',
    findings: [skippedFinding('', name, { reason, code })],
    bytes: 0,
  });
  if (problem !== null) return skipped(problem, problemCode ?? 'UNSUPPORTED');
  const hint = { name: name.split(' › ').at(-1)?.split('/').at(-1) ?? name, mimeType: mediaType };
  // Its words would be read as a document's; it is there to be imported.
  const judgement = judgeFile({ ...hint, size }, context.maxFileBytes);
  if (typeof judgement === 'object' && judgement.code === 'SPREADSHEET')
    return skipped(judgement.reason, judgement.code);
  return context.gate.run(size, async () => {
    const bytes = await loadFileBytes(queries, searchId, id);
    if (bytes === null) return skipped(GONE.reason, GONE.code);
    const where = { source: 'file' as const, account, itemId: id, location: name, subject: null, date: null };
    const findings = await readFile(context, where, { partId: '', role: 'file', ...hint, bytes });
    const [own] = findings;
    // The receipt names it with its archive, and what is attached to an email with that.
    for (const finding of findings) finding.name = finding === own ? name : `${name} › ${finding.name}`;
    return { outcome: own?.outcome === 'skipped' ? 'skipped' : 'read', findings, bytes: bytes.length };
  });
}
