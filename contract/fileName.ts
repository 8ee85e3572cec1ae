/** What a document is called as a file: one that was found has the name of its contract, with which no program opens it. */

/** The first ending is added, where a name has none of them. */
const ENDINGS: Record<string, readonly string[]> = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/tiff': ['.tif', '.tiff'],
  'message/rfc822': ['.eml'],
  'text/html': ['.html', '.htm'],
  'text/plain': ['.txt'],
};

/** The name with an ending of its type; as it is, where the type isn't known. */
export function documentFileName(name: string, mediaType: string): string {
  const [ending = '', ...others] = ENDINGS[mediaType] ?? [];
  const lower = name.toLowerCase();
  return [ending, ...others].some((each) => lower.endsWith(each)) ? name : `${name}${ending}`;
}
