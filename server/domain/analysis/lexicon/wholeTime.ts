/** For how long a price is paid, where it is all of it: "für die gesamte Laufzeit", "pour les deux saisons". */
import { oneOf } from './oneOf.ts';

export const WHOLE_TIME = oneOf(
  'für (?:die|den|das) (?:ganze|gesamte|volle|komplette)n? (?:saison|dauer|laufzeit|zeit|zeitraum|vertragsdauer|vertragslaufzeit|mietzeit)',
  'für (?:alle|beide|die (?:zwei|drei|vier|fünf)) (?:saisons?|jahre|spielzeiten|monate)',
  'pour (?:toute la|la totalité de la|l.ensemble de la) (?:saison|durée|période)|pour les (?:deux|trois|quatre|cinq) (?:saisons|années|ans|mois)',
  '(?:por|para) (?:tod[oa] (?:la|el)|la totalidad (?:de la|del)) (?:temporada|duración|per[ií]odo|plazo|vigencia)',
  '(?:por|para) (?:l[oa]s|amb[oa]s) (?:(?:dos|tres|cuatro|cinco) )?(?:temporadas|años|anualidades|meses)',
  'voor (?:het|de) (?:hele|gehele|volledige) (?:seizoen|periode|duur|looptijd|contractduur)|voor (?:de (?:twee|drie|vier|vijf)|beide|alle) (?:seizoenen|jaren|maanden)',
);
