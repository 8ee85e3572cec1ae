/** French: what says which sum is the price, and how often it is paid. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const frMoney: Pick<Lexicon, 'money'> = {
  money: {
    total: anyOf(
      'total~?|montant global|prix global|forfait~|somme forfaitaire|montant du (?:marché|contrat)|montant total',
      'somme globale|(?:net )?à payer|ensemble|capital emprunté|montant du prêt',
    ),
    whole: 'au total|en tout',
    fee: anyOf(
      'prix|loyer|redevance|rémunération|honoraires|cotisation|prime|abonnement|tarif|montant|mensualité|salaire',
      'forfait|coût|somme|facturé|facturerons|prélev~|débit~|versera|paiera|rémunérée?s?|facturées?|rétribuée?s?|indemnité mensuelle|appointements',
    ),
    notPrice: anyOf(
      'dépôt de garantie|garantie|caution~?|responsabilité|plafon~|capital social|au capital|capital (?:de|assuré)',
      'franchise|pénalit~|clause pénale|indemnité (?:forfaitaire|de)|taux horaire|frais~?|mise en service',
      '(?<!hors )charges(?! (?:comprises|incluses))|provision~?|tva(?: \\d+|:)|tva \\d|montant de la tva|prix unitaire|apport|acompte|avance',
      'sinistre|garanti|assuré|dommages|remboursement|dépassement|limite~?|prime exceptionnelle|13e mois|remise',
      "kilomètre supplémentaire|valeur|chiffre d'affaires|prix du [mk]wh|mwh|kwh|majoration|premier loyer majoré|option|droits? d'(?:entrée|adhésion)",
    ),
    limit: anyOf(
      'excéd(?:e|ant|ent)|dépass(?:e|ant|ent)|supérieure?s? à|au-delà de|plus de',
      "en (?:\\p{L}+|\\d+) fois|jusqu'à|maximum(?: de)?|minimum(?: de)?|au moins|dans la limite de|à concurrence de",
      'plafond de',
    ),
    rhythms: [
      ['(?:par|/|le) ?mois|/ ?mois|mensuel~?|mensualité~?', 'month'],
      ['(?:par|/) ?trimestre|trimestriel~?', 'quarter'],
      ['(?:par|/) ?semestre|semestriel~?', 'half-year'],
      ["(?:par|/|l’|l') ?ans?|par saison|par année|/ ?an|annuel~?|annuit~|/ ?année", 'year'],
      [
        anyOf(
          "(?:par|de l'|/) ?(?:heure|jour|semaine|unité|kwh|km|utilisateur|personne|m²|m2|intervention|passage|sinistre|licence|poste|véhicule|repas|tonne)",
          'horaire|€/kwh|journalier',
        ),
        'other',
      ],
    ],
    rates: [
      ["(?:par|de l'|de l’|l'|l’|/) ?heure|taux horaire|tarif horaire", 'hour'],
      ['(?:par|/) ?jour|taux journalier|tarif journalier|journalier~?', 'day'],
      ['(?:par|la|/) ?semaine|hebdomadaire~?', 'week'],
    ],
    besideRate:
      'supplément~|heures? (?:supplémentaires?|en plus)|hors|retard|en sus|au-delà|additionnel~|astreinte|déplacement~?|dépassement|si|en cas',
    currencies: [
      ['euros?', 'EUR'],
      ['dollars? canadiens?', 'CAD'],
      ['francs? suisses?|fr\\.|frs', 'CHF'],
    ],
  },
};
