/** French: what is said of going on, and of ending. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const frRenewal: Pick<
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
    'tacite(?:ment)? reconduction|reconduction tacite|tacitement|reconduite?s?|tacite (?:prolongation|prorogation)|(?:est|sera) (?:\\p{L}+ )?pro(?:long|rog)ée? (?:de|d.une?|pour)|(?:prolongation|prorogation) tacite',
    '(?:se )?renouvel(?:le|é|ée|era|ables?)(?:ra)?|renouvelée?s?|renouvellera|renouvellement automatique',
    'automatiquement (?:renouvel~|reconduit~|prolong~|prorog~)|se (?:prolonge|proroge)~',
    '(?:prolong|prorog)~ (?:\\p{L}+ ){0,3}(?:tacitement|automatiquement|d.année en année|par (?:périodes?|tranches?))',
    '(?:se poursui|continue|court|repart)~ (?:\\p{L}+ ){0,4}(?:par périodes|d.année en année|automatiquement|tacitement|de mois en mois)',
    '(?:repart|repartira|continue|continuera) (?:pour |d.)?(?:un|une) (?:an|année|mois|période)',
    '(?:ensuite|puis),? (?:par (?:périodes?|tranches?)|(?:\\p{L}+|\\d+) (?:ans?|mois) (?:de plus|à chaque fois|à la fois))',
    'reconductibles?|reconduction|renouvelant|renouvellement (?:tacite|par (?:périodes?|tranches?))',
  ),
  byItself:
    'tacite(?:ment)?|sans (?:\\p{L}+ )?(?:dénonciation|résiliation|congé)|automatiquement|de plein droit|successives|sauf|à défaut de|faute de|si aucune?',
  sameLength: '(?:durée|période)s? (?:identique|équivalente|égale)s?|mêmes? (?:durée|période)s?(?! de)',
  neverRenews: anyOf(
    'ne se (?:renouvelle|reconduit|poursui~|prolonge) p(?:as|oint)|dernière (?:\\p{L}+ ){0,3}(?:reconduction|prolongation|prorogation)',
    'prend (?:\\p{L}+ )?fin de plein droit|(?:renouvelle|reconduit) p(?:as|oint)|(?:renouvellement|reconduction|prolongation) ?:? (?:aucune?|non|néant)(?! d~)',
    "sans (?:qu'(?:il|elle)s? (?:\\S+ ){0,2}|pouvoir |que (?:\\S+ ){0,5})(?:soit |soient |être )?(?:\\p{L}+ )?(?:reconduit|renouvel|prolong|prorog)~",
    "sans qu'il y ait lieu à (?:\\p{L}+ )?(?:reconduction|renouvellement|prolongation|prorogation)",
    "sans (?:qu'il soit )?besoin d~|sans (?:autre )?(?:formalité|congé)|fer(?:a|ont) l'objet d'un (?:nouve(?:au|l)|autre)",
    '(?:prolongation|poursuite|reconduction|renouvellement|prorogation) (?:[^\\s.]+ ){0,4}(?:fait|fera|passe par|donne lieu à) (?:[^\\s.]+ ){0,3}(?:nouve(?:au|l)|autre|avenant)',
    '(?:prolongation|poursuite|reconduction|renouvellement|prorogation) (?:[^\\s.]+ ){0,4}(?:suppose|nécessite|requiert|exige|que par|que moyennant) (?:[^\\s.]+ ){0,5}(?:accord|avenant|contrat)',
    'éventuel~ (?:renouvellement|reconduction|prolongation) (?:[^\\s.]+ ){0,4}(?:convenue?|accord|négociée?|discutée?|avenant)',
    '(?:reconduction|renouvellement)(?: \\p{L}+)? n.(?:est|a|y a) (?:\\p{L}+ )?(?:pas|plus)',
    '(?:pas|plus|sans|aucune?|exclu~|ni)(?: de)? (?:\\p{L}+ )?(?:reconduction|renouvellement|prolongation)',
    "(?:ne (?:sera|pourra|peut|fera)|n'est) (?:pas|être) (?:tacitement |l'objet d'une )?(?:reconduit|renouvel|prolong|prorog|tacite)~?",
    '(?:reconduction|renouvellement)(?: tacite)? (?:[^\\s.;]+ ){0,7}(?:est|sont|était) (?:\\p{L}+ )?(?:exclue?|supprimée?|abrogée?|abandonnée?|écartée?)',
    '(?:puisse(?:nt)?|pourra|pourront|peut) (?:\\p{L}+ )?(?:invoquer|prétendre|se prévaloir|revendiquer|réclamer) (?:[^\\s.;]+ ){0,4}(?:reconduction|renouvellement)',
    'reconduction\\)? (?:\\p{L}+ ){0,3}(?:exclue|supprimée)|non renouvelable|non reconductible|sans possibilité de (?:tacite )?re~',
  ),
  mayRenew: anyOf(
    '(?:renouvel|prolong|reconduit|prorog)~ (?:(?!pas|ni)[^\\s.;]+ ){0,10}s(?:i (?:le |la |l.|les )|.ils? )(?:(?!ne|n.|aucun|pas|ni)[^\\s.;]+ ){0,4}(?:demande|souhaite|sollicite|désire)(?:nt)?(?! pas)',
    '(?:à|sur) (?:la )?demande (?:écrite |expresse )?(?:du|de la|de l.)(?:[^\\s.;]+ ){1,7}(?:renouvel|prolong|prorog)~|(?:renouvel|prolong|prorog)~ (?:[^\\s.;]+ ){0,5}(?:à|sur) (?:la )?demande (?:écrite |expresse )?(?:du|de la|de l)',
    'l[eè]ve(?:r|ra)? (?:l.|cette |son )option|option d.une? (?:an|année)|(?:dispose|bénéficie) d.une option',
    'si (?:[^\\s.;]+ ){1,3}(?:souhaite|veut|désire) (?:[^\\s.;]+ ){0,3}(?:an|année|mois|saison)s? (?:de plus|supplémentaires?)',
    "(?:s'(?:il|elle) |si (?:\\S+ ){1,2})(?:désire|souhaite|veut) (?:[^\\s.;]+ ){0,4}(?:prorogation|reconduction|renouvellement|prolongation|proroger|reconduire|renouveler|prolonger),? (?:[^\\s.;]+ ){0,6}(?:savoir|notifi~|inform~|avis~|demand~|écri~)",
    'option de (?:renouvellement|prolongation|reconduction)|p(?:ourra|eut) être (?:renouvel|prolong|reconduit)~',
    'renouvelable (?:sur demande|par décision|expressément)|reconduction expresse',
    '(?:renouvelable|reconductible) (?:\\S+ ){0,3}commun accord',
    'avec possibilité de (?:renouvellement|prolongation)|(?:pourra|peut) (?:en )?(?:demander|exiger|obtenir) (?:\\p{L}+ ){0,2}(?:renouvellement|prolongation|reconduction)',
    '(?:pourra|peut),? (?:\\S+ ){0,10}(?:prolonger|renouveler|proroger|reconduire)',
    '(?:faculté|droit|possibilité) (?:\\p{L}+ ){0,3}(?:de|au|à) (?:le |la )?(?:renouvel|prolong|prorog|recondui)~',
  ),
  mutual:
    'commun accord|accord (?:écrit |mutuel )?(?:entre les |des )parties|par avenant|accord mutuel|(?:les deux|chacune des) parties',
  openEnded:
    'durée(?: du contrat)? ?:? ?indéterminée|sans limitation de durée|durée illimitée|(?:sans|pas de) (?:date de fin|durée (?:fixe|déterminée))',
  goingOn: anyOf(
    "renouvel~|reconduc~|recondui~|prorog~|prolong~|poursui~|option (?:de|d')~?|continu~|nouvelle période",
    'nouveau contrat|au-delà|à nouveau',
    'résiliable (?:\\p{L}+ ){0,3}(?:tout moment|chaque mois)|passé (?:ce|cette)|[àa] l.issue de (?:cette|la) (?:période|durée)',
  ),
  fromSignature:
    '(?:à|dès|à compter de|à partir de|à dater de|au jour de)(?: la date de| la| sa| leur)*(?: date de)? signature|(?:à compter|à partir|à dater) (?:des présentes|de la date (?:des présentes|du présent|de la présente))',
};
