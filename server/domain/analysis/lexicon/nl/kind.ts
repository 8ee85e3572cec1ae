/** Dutch: what contracts and other documents are called. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf, oneOf } from '../oneOf.ts';

/** No question whether somebody agrees. */
const AGREED = '(?<!(?:u|je|jij|jullie) (?:hiermee )?)akkoord(?! (?:bent|gaat|te gaan))';

export const nlKind: Pick<Lexicon, 'kind'> = {
  kind: {
    titles: anyOf(
      '~overeenkomst|overeenkomst|~contract|contract|polisblad|polis|~polis|akkoord|convenant|verzekeringsbewijs',
      '~abonnement|abonnement|licentie~?|lidmaatschap|~lening|lease~|opdrachtbevestiging|bestelformulier|borgtocht',
      'verwerkersovereenkomst|volmacht|schuldbekentenis|schuldverklaring',
    ),
    orders: anyOf(
      'opdrachtbevestiging|orderbevestiging|bevestiging van (?:uw|je) (?:bestelling|opdracht|contract|abonnement)',
      'bevestiging van uw|bestelling|inkooporder|bestelformulier|offerte akkoord|' + AGREED,
      '(?:uw|je) ' +
        oneOf(
          '\\p{L}*abonnement|\\p{L}*contract|\\p{L}*pakket|\\p{L}*licentie',
          '\\p{L}*verzekering|\\p{L}*lidmaatschap|domein\\p{L}*',
        ) +
        '(?: \\S+){0,12} (?:verlengd|verloopt)',
      'welkom|opdracht|(?:verlenging|hernieuwing|vernieuwing|prolongatie) van (?:uw|je)|prolongatie \\p{L}*(?:verzekering|polis)|bevestigen (?:\\p{L}+ ){0,6}(?:opdracht|bestelling|abonnement)',
    ),
    cancellations: anyOf(
      'niet[- ]verlenging|geen verlenging|bevestiging (?:van (?:uw|de) )?(?:opzegging|beëindiging)|opzegging',
      '(?:uw|je) (?:opzegging|contract|abonnement) (?:\\p{L}+ ){0,6}(?:verwerkt|stopt|beëindigd)|beëindigingsovereenkomst|vaststellingsovereenkomst|bevestigen (?:\\p{L}+ ){0,6}opzegging',
    ),
    amendments: 'addendum|allonge|wijzigingsovereenkomst|aanvulling op|contractverlenging|aanhangsel',
    offers: 'offerte|prijsopgave|prijsvoorstel',
    accepted: '(?:voor )?akkoord|gelezen en goedgekeurd|(?:wij gaan|ik ga) akkoord|geaccepteerd|aanvaard',
    others: anyOf(
      'vonnis|bestek|bijzonder bestek|gids|aanbesteding|aankondiging|factuur|creditnota|betalingsherinnering|(?:\\p{L}+ )?aanmaning|pakbon|nieuwsbrief',
      'notulen|klacht|~klacht|bezwaarschrift|enquête|vragenlijst|contracten(?:lijst|overzicht|register)|(?:lijst|overzicht)(?: van)?(?: de)?(?: lopende)? contracten',
      'beoordeling|evaluatie|rapport|advies|rechtbank|verslag|curriculum vitae|vacature|persbericht|privacyverklaring|algemene voorwaarden|agenda',
      'vergelijking|contract(?:kaart|fiche)|~oplevering~|programma van eisen|te (?:huur|koop)|beschikking|besluit|veelgestelde vragen|rekenvoorbeeld',
      '(?:verhuurders|werkgevers|huur)verklaring|(?:bestuurs|leden)vergadering|algemene (?:leden)?vergadering|uitnodiging',
      'rekeningoverzicht|loonstrook|offerte|bon|prijslijst|menu|jaarrekening|eindafrekening',
    ),
    drafts: anyOf(
      'intentie~|letter of intent|werkversie|conceptversie|voorlopige versie|bespreekstuk|concept~?(?:overeenkomst|contract)|concept ~(?:overeenkomst|contract)',
      '(?<=^|[-–(] ?)concept(?=$|[ ]?[-–):,]| (?:van|d\\.d\\.|versie|\\d))',
    ),
    notYet:
      'dit (?:\\p{L}+ ){0,3}is (?:nog )?geen (?:aanbod|overeenkomst)|' +
      '(?:dit|deze) (?:stuk|document|brief|concept|intentie~|notitie|voorstel) (?:[^\\s.]+ ){0,4}' +
      '(?:niet (?:juridisch )?bindend|bindt (?:[^\\s.]+ ){0,3}niet|geen (?:[^\\s.]+ ){0,2}verplichting~?)',
    notContract: anyOf(
      'offerteaanvraag|offerte (?:toe)?sturen|offerte aanvragen|nieuwsbrief|afmelden|uitschrijven|factuurnummer',
      '(?:beklag ik mij|dien(?:en)? (?:ik|wij) (?:hierbij )?een klacht in)|factuurdatum|te betalen|agenda|aanwezig:|werkervaring|vacature|sollicit~|webinar|seminar|factuurbedrag|kantonrechter|veroordeelt|eiseres?|gedaagden?',
      'advies:',
    ),
    ofAnother: '~(?:overeenkomst|contract)(?: [^\\s.]+){0,3} (?:van|d\\.d\\.) \\d\\d? \\p{L}+ \\d{4}(?! tot)',
    told: anyOf(
      '(?:werd|werden|was)(?: [^\\s.;]+){0,8} (?:gesloten|aangegaan|ondertekend|getekend)|(?:gesloten|ondertekend|getekend) (?:is|werd)',
      '(?:is|zijn) (?:gesloten|ondertekend|getekend) op \\d+|(?:heeft|hebben) [^;\\n]{3,140}?(?:verhuurd|gehuurd|ondertekend|gesloten|afgesloten)',
      '(?:gesloten|ondertekend|getekend|afgesloten)(?: op [^,;.]{4,25})? (?:met|bij)(?! (?:ons|u|jou|onze))|sloot(?:en)?',
    ),
    acts: anyOf(
      'deze (?:~overeenkomst|~contract)|dit (?:~contract|addendum)|volgende overeenkomst|komen (?:\\p{L}+ ){0,6}overeen|wordt overeengekomen|spreken (?:\\p{L}+ ){0,4}af',
      'wordt (?:\\S+ ){0,8}(?:gewijzigd|verlengd tot|aangevuld|vervangen)|verlengen wij|wij verlengen|bevestigen|' +
        AGREED,
      'blijft (?:\\p{L}+ ){0,3}(?:ongewijzigd|van kracht)|overige bepalingen',
    ),
    deeds: anyOf(
      '(?:~contract|~overeenkomst) (?:dat|die) (?:u|je) (?:[^\\s.]+ ){0,5}(?:getekend|ondertekend|afgesloten)',
      'hierbij|bij deze|zoals (?:besproken|afgesproken|overeengekomen)|(?:dan )?doen we het zo|zo doen we het|afgesproken|fijn dat (?:u|je|we|wij)|met deze brief',
      '(?:uw|je) (?:[^\\s.]+ ){0,12}wordt (?:[^\\s.]+ ){0,10}(?:verlengd|voortgezet)|(?:gaan|ga) (?:wij|we|ik) ermee',
      '(?:bij|met) ons (?:[^\\s.]+ ){0,4}~(?:contract|abonnement|overeenkomst)|(?:uw|je) ~(?:contract|abonnement|lidmaatschap|verzekering|polis)(?: [^\\s.]+){0,6} (?:gaat in|begint|start)|(?:zeggen|zeg) (?:wij|we|ik) (?:[^.]{3,120} )?op',
    ),
    ends: '(?:zeggen|zeg) (?:wij|we|ik) (?:[^.]{3,120} )?op|(?:wij|we|ik) (?:zeggen|zeg) (?:[^.]{3,120} )?op',
    binding: [
      'komen (?:\\p{L}+ ){0,6}overeen|overeengekomen|verklaren',
      'partijen|elk der partijen|een der partijen|ondergetekenden',
      'opzeg~|opgezegd|opzegtermijn',
      'looptijd|duur|ingangsdatum|einddatum|gaat in|met ingang van|bepaalde tijd|eindigt|~vervaldatum|startdatum|ingaande',
      'verleng~|stilzwijgend|voortgezet',
      'rechter|nederlands recht|algemene voorwaarden|belgisch recht|geschillen',
      'verplicht zich|verplichten zich|verbindt zich|verzorgt',
      'prijs|huurprijs|vergoeding|premie|tarief|salaris|maandbedrag|kosten|bedrag',
      'hierna|te noemen|opdrachtgever|verhuurder|huurder|verzekeringnemer|leverancier|afnemer|werkgever|opdrachtnemer',
      'ondertekend|getekend|handtekening|tweevoud|akkoord|(?:_{6,}|\\.{12,})',
      'deze overeenkomst|artikel \\d|het gehuurde',
      'polisnummer|contractnummer|ordernummer|klantnummer|overeenkomstnummer|opdrachtnummer',
    ],
  },
};
