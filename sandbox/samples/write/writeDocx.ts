/** Writes a contract as a Word document: the least that Word opens, so that the same contract always gives the same bytes. */
import type { Block, SampleContract } from '../sampleContract.ts';
import { writeZip } from './writeZip.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES =
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/` +
  '><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ' +
  'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relat` +
  'ionships/officeDocument" Target="word/document.xml"/></Relationships>';

export function writeDocx({ title, blocks }: SampleContract): Uint8Array {
  const body = [paragraph(title.toUpperCase(), '<w:b/><w:sz w:val="28"/>'), ...blocks.map(writeBlock)].join('');
  const section =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" ' +
    'w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';
  return writeZip({
    '[Content_Types].xml': TYPES,
    '_rels/.rels': RELATIONS,
    'word/document.xml': `${XML}<w:document ${WORD}><w:body>${body}${section}</w:body></w:document>`,
  });
}

function writeBlock(block: Block): string {
  if (typeof block === 'string') return paragraph(block, '');
  if ('heading' in block) return paragraph(block.heading, '<w:b/>');
  const rows = block.rows.map(
    (row) => `<w:tr>${row.map((cell) => `<w:tc><w:p><w:r>${text(cell)}</w:r></w:p></w:tc>`).join('')}</w:tr>`,
  );
  return `<w:tbl><w:tblPr/><w:tblGrid>${'<w:gridCol w:w="4500"/>'.repeat(block.rows[0]?.length ?? 1)}</w:tblGrid>${rows.join('')}</w:tbl><w:p/>`;
}

function paragraph(content: string, look: string): string {
  return `<w:p><w:pPr><w:spacing w:after="160"/></w:pPr><w:r><w:rPr>${look}</w:rPr>${text(content)}</w:r></w:p>`;
}

function text(content: string): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<w:t xml:space="preserve">${escaped}</w:t>`;
}
