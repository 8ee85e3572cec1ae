/** What reading a scan may cost. A page takes some 7 s of a processor: a thousand times what a page of text takes. */

export type ScanLimits = {
  /** Most pages of one document that are read, those that matter first. */
  maxPages: number;
  /** No page is begun after so long, ms by the clock; what has been read till then counts. */
  enoughMilliseconds: number;
  /** Largest picture, pixels: a page of A3 at 300 dpi has 17 million. */
  maxPixels: number;
  /** Smallest picture that can be a page, pixels. */
  minPixels: number;
};

export const scanLimits: ScanLimits = {
  maxPages: 12,
  enoughMilliseconds: 90_000,
  maxPixels: 40_000_000,
  minPixels: 200_000,
};

/** Of the child process that reads one, ms of a processor and bytes: two recognisers hold a model and a page each. */
export const scanProcess = { maxMilliseconds: 300_000, maxResidentBytes: 1400 * 1024 * 1024 };
