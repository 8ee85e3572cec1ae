/** What a contract calls something by a name in quotation marks, in German, French, Spanish and Dutch alike. Words only. */
import { oneOf } from './oneOf.ts';

/** "„Grundlaufzeit“ ist …". */
export const DEFINES = oneOf(
  'ist|sind|bezeichnet|bedeutet|meint|hei(?:ß|ss)t',
  "d[ée]signe(?:nt)?|signifie(?:nt)?|s'entend|correspond|est|sont",
  'será|serán|es|son|significa(?:rá)?|designa(?:rá)?|se refiere|se entenderá',
  'is|zijn|betekent|betreft|wordt verstaan',
);
/** Names of the contract's own term, its first and its last day. */
export const TERM_NAMES = oneOf(
  '\\p{L}*laufzeit|\\p{L}*vertragsdauer|(?:vertrags|miet|lizenz|liefer|pacht|leasing)(?:zeit|zeitraum|dauer)|(?:vertrags|miet|liefer|pacht|lizenz|lauf\\p{L}*)?(?:beginn|ende)|(?:inkrafttretens|wirksamkeits|ablauf)\\p{L}*|verlängerungs(?:zeitraum|periode|laufzeit)|(?:end|start|ablauf)(?:termin|datum|tag)',
  'dur[ée]e(?: \\p{L}+)?|p[ée]riode (?:initiale|ferme|contractuelle|de reconduction|de renouvellement)|terme(?: \\p{L}+)?|date (?:d.effet|d.entr[ée]e en vigueur|d.expiration|d.[ée]ch[ée]ance|de (?:début|fin|prise d.effet|commencement))|[ée]ch[ée]ance',
  'per[ií]odo (?:inicial|contractual|obligatorio|de (?:prórroga|renovación|vigencia))|plazo(?: \\p{L}+)?|duración(?: \\p{L}+)?|vigencia(?: \\p{L}+)?|prórroga|fecha de (?:inicio|efectos?|entrada en vigor|vencimiento|terminación|finalización|fin)',
  '(?:\\p{L}+ )?looptijd|(?:\\p{L}+ )?(?:contract|huur)?duur|(?:initiële|eerste|vaste|verleng\\p{L}+) (?:termijn|periode)|(?:ingangs|aanvangs|eind|verval|start|expiratie)datum|(?:huur|contract|verleng\\p{L}+|leverings)(?:periode|termijn)',
);
