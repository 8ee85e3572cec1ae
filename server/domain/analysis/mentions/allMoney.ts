/** The sums of a whole document, which several readers ask for. */
import { findMoney } from '../../money.ts';
import { rememberedLong } from '../text/remembered.ts';

/** All amounts that carry a currency, in order; not to be changed. Linear. */
export const allMoney = rememberedLong(findMoney);
