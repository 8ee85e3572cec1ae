/** A word on the picture of a page: `at` is its left, top, width and height, in ten-thousandths of the page's width and height. */
export type LaidWord = { text: string; at: [number, number, number, number] };
