/** How the dots of a TIFF are packed and coloured, in the words of a PDF. */
import { type TiffPage, unusual } from './tiffPages.ts';

/** Fax codes call a white run white, whatever the picture makes of it. */
const isFax = ({ compression }: TiffPage) => compression >= 2 && compression <= 4;

/** Colour space and direction of an image. Throws `DocumentError` UNSUPPORTED. */
export function coloursOf(page: TiffPage): string {
  const { colours, samples, compression } = page;
  const inverted = '/Decode[1 0]';
  if (colours === 0 && samples === 1) return `/ColorSpace/DeviceGray${isFax(page) ? '' : inverted}`;
  if (colours === 1 && samples === 1) return `/ColorSpace/DeviceGray${isFax(page) ? inverted : ''}`;
  if (colours === 3 && samples === 1) return paletteOf(page);
  if (colours === 5 && samples === 4) return '/ColorSpace/DeviceCMYK';
  if (samples === 3 && (colours === 2 || (colours === 6 && compression === 7))) return '/ColorSpace/DeviceRGB';
  throw unusual();
}

/** All reds, then all greens, then all blues, of sixteen bits each. */
function paletteOf({ palette, bits }: TiffPage): string {
  const count = 2 ** bits;
  if (palette.length !== 3 * count) throw unusual();
  const shade = (index: number) => ((palette[index] as number) >> 8).toString(16).padStart(2, '0');
  const colours = Array.from({ length: count }, (_, index) =>
    [0, 1, 2].map((one) => shade(one * count + index)).join(''),
  );
  return `/ColorSpace[/Indexed/DeviceRGB ${count - 1}<${colours.join('')}>]`;
}

const parameters = (said: string) => `/DecodeParms<<${said}>>`;

/** The filter that unpacks a strip of so many rows. Throws `DocumentError` UNSUPPORTED. */
export function packingOf(page: TiffPage, rows: number): string {
  const { compression, width, bits, samples, predictor, colours } = page;
  const fax = (said: string) => `/Filter/CCITTFaxDecode${parameters(`/Columns ${width}/Rows ${rows}${said}`)}`;
  const predicted = () =>
    parameters(`/Predictor ${predictor}/Colors ${samples}/BitsPerComponent ${bits}/Columns ${width}`);
  if (predictor > 2 || (isFax(page) && bits !== 1)) throw unusual();
  switch (compression) {
    case 1:
      return '';
    case 2:
      return fax('/K 0/EncodedByteAlign true/EndOfBlock false');
    case 3:
      return fax(`/K ${page.faxOptions & 1}/EncodedByteAlign ${(page.faxOptions & 4) > 0}/EndOfBlock false`);
    case 4:
      return fax('/K -1/EndOfBlock false');
    case 5:
      return `/Filter/LZWDecode${predicted()}`;
    case 7:
      return `/Filter/DCTDecode${parameters(`/ColorTransform ${colours === 6 ? 1 : 0}`)}`;
    case 8:
    case 32_946:
      return `/Filter/FlateDecode${predicted()}`;
    case 32_773:
      return '/Filter/RunLengthDecode';
    default:
      throw unusual();
  }
}
