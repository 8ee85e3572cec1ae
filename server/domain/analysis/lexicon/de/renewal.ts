/** German: what is said of going on, and of ending. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const deRenewal: Pick<
  Lexicon,
  | 'renews'
  | 'byItself'
  | 'sameLength'
  | 'neverRenews'
  | 'mayRenew'
  | 'mutual'
  | 'openEnded'
  | 'goingOn'
  | 'fromSignature'
> = {
  renews: anyOf(
    'verlänger(?:t|n) (?:er |es |sie |sich )|verlängerung|verlängerung: ?(?:automatisch|stillschweigend)',
    '(?:automatisch|stillschweigend)~ (?:\\p{L}+ ){0,4}verlänger~|so verlängert|setzt (?:es |er |sie )?sich (?:[^\\s.]+ ){0,12}fort',
    'verlängert (?:\\p{L}+ ){0,6}sich|sich (?:\\S+ ){0,12}verlängert|automatisch erneuert',
    'danach jeweils (?:um )?(?:weitere )?(?:\\d{1,2}|\\p{L}+) (?:monate?|jahre?)',
    'gilt (?:\\p{L}+ ){0,3}für (?:jeweils )?ein(?:en)? weitere[sn]? (?:kalender)?(?:jahr|monat)|erneuert (?:\\p{L}+ ){0,3}sich|sich (?:\\S+ ){0,8}erneuert',
    'verläng~ (?:\\p{L}+ ){0,4}(?:automatisch|stillschweigend)|läuft (?:\\p{L}+ ){0,3}(?:jeweils )?(?:um )?(?:\\p{L}+|\\d+) weitere~|läuft (?:\\S+ ){0,6}weiter|komm(?:t|en) (?:automatisch|von selbst|stillschweigend) (?:\\p{L}+ ){1,4}(?:dazu|hinzu)',
  ),
  byItself:
    'automatisch|stillschweigend|ohne (?:\\p{L}+ )?kündigung|jeweils|sich|(?:wenn|falls|sofern|soweit|wird er) (?:\\S+ ){0,4}nicht|kündigt (?:\\S+ ){0,3}(?:nicht|kein~)|es sei denn',
  sameLength: anyOf(
    'um (?:jeweils )?(?:die gleiche|dieselbe|den gleichen|die ursprüngliche|denselben) (?:zeit|dauer|laufzeit|zeitraum)',
    'gleiche laufzeit',
  ),
  neverRenews: anyOf(
    'ohne da(?:ss|ß) (?:\\p{L}+ ){0,5}verläng~|ohne (?:\\p{L}+ ){0,3}(?:zu verlängern|(?:automatische|stillschweigende) verlängerung)',
    'anspruch auf (?:\\p{L}+ )?verlängerung (?:\\p{L}+ ){0,2}(?:nicht|ausgeschlossen)',
    '(?:eventuelle|etwaige|mögliche) verlängerung (?:[^\\s.]+ ){0,5}(?:vereinbar|verhandel|abgesprochen|besprochen)~',
    '(?:verlängerung|verlängern) (?:ist|kann|geht) (?:\\p{L}+ ){0,2}nur (?:[^\\s.]+ ){0,6}(?:gemeinsam|vereinbar~|einvernehm~|absprache)',
    'verlängerung (?:gibt es|ist|wird|erfolgt|tritt) (?:[^\\s.,]+ ){0,3}(?:nicht|keine)',
    'verlängerung (?:[^\\s.;,]+ ){0,8}(?:entfällt|gestrichen|aufgehoben|weggefallen)|(?:entfällt|gestrichen wird) (?:[^\\s.;,]+ ){0,5}verlängerung',
    'verlängerung\\)? (?:\\p{L}+ ){0,5}(?:findet nicht|erfolgt nicht|ausgeschlossen|nicht statt)',
    'über (?:eine|die) (?:\\p{L}+ )?(?:verlängerung|fortsetzung|fortführung) (?:[^\\s.]+ ){0,12}(?:verhandel|sprech|beraten|verständig|einig)~',
    'kein(?:e|er) (?:\\p{L}+ ){0,3}verlängerung(?! (?:mehr )?(?:ge)?(?:wünsch|wunsch|woll|will|möcht))|(?:eine|jede) (?:weitere )?(?:verlängerung|weiter~) (?:[^\\s.]+ ){0,3}(?:bedarf|erfordert|setzt) (?:[^\\s.]+ ){0,4}(?:neuen|neuer|weiteren)|verlängert sich nicht|ohne (?:\\p{L}+ ){0,2}verlängerung',
    '(?:läuft|geht) (?:\\p{L}+ ){0,3}nicht (?:\\p{L}+ ){0,3}weiter|nicht (?:\\p{L}+ ){0,2}(?:fortgesetzt|fortgeführt)|letzte~? (?:\\p{L}+ ){0,3}verlängerung',
    'endet (?:automatisch|ohne dass es einer kündigung|ohne kündigung)|verlängerung ?:? ?(?:keine|nein|nicht)(?! (?:mehr )?(?:ge)?(?:wünsch|wunsch|woll|will|möcht))',
    'ohne dass es einer (?:auf)?kündigung bedarf|endet (?:\\S+ ){0,4}durch zeitablauf',
    '(?:verlängerung|fortsetzung|fortführung) (?:[^\\s.]+ ){0,3}(?:bedarf|erfordert|setzt|nur|kann nur) (?:[^\\s.]+ ){0,6}(?:vereinbarung|zustimmung|absprache|~?vertrag~?|einvernehm~)',
    '(?:schließen|vereinbaren) (?:[^\\s.]+ ){0,3}einen neuen ~?vertrag|verlängerung (?:[^\\s.]+ ){0,9}nicht (?:vereinbart|vorgesehen|beabsichtigt)',
    'endet (?:[^\\s.]+ ){0,6}(?:mit (?:dem )?ablauf (?:der|dieser) ~|von selbst|von allein)|(?:nur|erst) (?:durch|mit) (?:einen|einem) neuen ~?vertrag',
  ),
  mayRenew: anyOf(
    'verläng~ (?:(?!nicht|kein)[^\\s.;]+ ){0,12}(?:wenn|falls|sofern|soweit) (?:(?!nicht|kein|weder|niemand|ohne)[^\\s.;]+ ){0,12}(?:verlangt|wünscht|beantragt|zustimmt|mitteilt|anzeigt|bestätigt|anfordert|möchte)(?!,? (?:dass|nicht))',
    'auf (?:\\p{L}+ )?(?:wunsch|verlangen|antrag|anforderung) (?:de[rs]|einer|eines) (?:[^\\s.;]+ ){0,8}verläng~|verläng~ (?:[^\\s.;]+ ){0,8}auf (?:\\p{L}+ )?(?:wunsch|verlangen|antrag) (?:de[rs]|einer|eines)',
    '(?:will|möchte|wünscht) (?:[^\\s.;]+ ){1,8}(?:ein(?:e|en)?|zwei|drei|\\d+) weitere[sn]? (?:jahre?|monate?)',
    'verlängerungsoption~|optionsrecht~|option (?:\\p{L}+ ){0,6}verläng~|kann (?:\\S+ ){0,12}verlängert werden',
    '(?:ist|wird) berechtigt(?:[^.;]|(?<=\\d)\\.){0,200}zu verlängern|(?:kann|können (?:sie|wir)|(?:sie|wir) können) (?:\\S+ ){0,12}verlängern',
    'recht,? (?:\\S+ ){0,10}(?:verlängerung|verlängern)|verlängerung (?:\\S+ ){0,10}(?:verlangen|fordern|herbeiführen|herbeizuführen|bewirken)|option(?:en)? auf (?:\\S+ ){0,4}(?:jahre?|monate?|verlängerung)',
    'abschlu(?:ss|ß) eines (?:\\p{L}+ ){0,2}(?:folge|anschluss)vertrag(?:e?s)? (?:\\S+ ){0,9}(?:verlangen|fordern)',
    'steht das recht zu,(?:\\p{L}|[ ,]){0,120}zu verlängern',
    'verlängerung (?:\\S+ ){0,5}(?:möglich|(?:nach|durch|bei|in) (?:\\p{L}+ )?(?:vereinbarung|absprache|einvernehmen))',
    'option(?:srecht)? (?:\\S+ ){0,16}(?:ausgeübt|auszuüben|ausüben)',
  ),
  mutual:
    'beide(?:r|n)? (?:seiten|parteien|vertragspartner~|vertragsparteien)|zustimmung|einvernehmlich~|einvernehmen|nachtrag|vereinbarung|absprache',
  openEnded:
    'unbefristet~|unbestimmte (?:zeit|dauer)|unbestimmter (?:zeit|dauer)|zeitlich nicht befristet|ohne befristung|(?:ohne|kein) (?:festes )?enddatum|(?:ohne|keine) (?:feste|bestimmte) (?:laufzeit|dauer)|feste laufzeit (?:gibt es|besteht) (?:\\p{L}+ )?nicht',
  goingOn: anyOf(
    '~verlänger~|~erneuer~|fortgesetzt|fortsetz~|weiterl[aä]uf~|~?option~?|weitergeführt|folgevertrag|folgejahr~',
    'anschlussvertrag|neuer vertrag|geht (?:\\p{L}+ ){0,5}(?:weiter|über)|läuft (?:\\S+ ){0,6}weiter',
    'bleibt (?:\\p{L}+ ){0,5}bestehen|fortbesteh~|fortführ~',
    'danach|monatlich (?:kündbar|gekündigt)|nach (?:ablauf )?(?:der|dieser) \\p{L}*(?:laufzeit|dauer|zeit|frist)',
  ),
  fromSignature:
    '(?:mit|ab|bei|nach|durch)(?: der| ihrer| dem tag der| datum der| beidseitiger| beiderseitiger)? (?:unterzeichnung|unterschrift|unterschriftsleistung)|(?:ab|mit|vom) (?:dem )?(?:tag|datum) diese[rs] ~(?:vertrag|vereinbarung)~',
};
