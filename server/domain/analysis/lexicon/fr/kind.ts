/** French: what contracts and other documents are called. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const frKind: Pick<Lexicon, 'kind'> = {
  kind: {
    titles: anyOf(
      'contrat|bail|convention|accord|(?<!place du )marché|police|conditions particulières|bon de commande',
      'proposition commerciale acceptée|engagement|abonnement|mandat|licence|location|prêt|protocole|cautionnement',
      "bulletin de souscription|bulletin d'adhésion|crédit-bail|charte|devis (?:signé|accepté)|attestation d'assurance",
      "lettre d'engagement|lettre de mission|reconnaissance de dette",
    ),
    orders: anyOf(
      "bon de commande|confirmation (?:de|d') ?(?:votre |la )?(?:commande|abonnement|souscription|contrat)",
      'confirmons (?:\\p{L}+ ){0,6}(?:commande|souscription|abonnement|contrat)|bon pour accord|commande|devis accepté',
      'proposition (?:commerciale )?acceptée',
      'votre (?:abonnement|contrat|formule|adhésion)(?: \\S+){0,12} (?:renouvel~|arrive|sera reconduit~|reconduit~)',
      'bienvenue|renouvellement de votre',
    ),
    cancellations: anyOf(
      'confirmation de (?:la |votre )?résiliation|confirm\\p{L}+ (?:\\p{L}+ ){0,5}résiliation|résiliation',
      '(?:non[- ]|pas de )(?:renouvellement|reconduction)|rupture conventionnelle',
    ),
    amendments: 'avenant',
    offers: 'devis|offre|proposition',
    accepted: 'bon pour accord|nous acceptons|j.accepte|(?:devis )?acceptée?|lu et accepté',
    others: anyOf(
      "questionnaire|enquête|(?:liste|registre|tableau|suivi) des contrats|guide|avis d'appel|appel d'offres|avis de marché|facture|avoir|(?:\\p{L}+ )?relance|bon de livraison|newsletter",
      "lettre d'information|réclamation|plainte|compte[ -]rendu|procès-verbal|curriculum vitae|offre d'emploi|communiqué de presse",
      'politique de confidentialité|conditions générales|ordre du jour|invitation|relevé|bulletin de paie|devis|reçu',
      '(?:tableau )?comparatif|comparaison|état des lieux|cahier des charges|fiche (?:de |du )?contrat|attestation de (?:location|loyer|travail|logement)',
      'foire aux questions|faq|à (?:louer|vendre)|assemblée générale|délibération|arrêté|notice|simulation|certificat de travail',
      'contrôle|rapport|analyse|audit|synthèse|évaluation|tribunal|jugement|arrêt|note de service|tarifs|menu|attestation|mise en demeure',
    ),
    drafts: anyOf(
      "lettre d'intention|protocole d'intention|letter of intent|version (?:de travail|provisoire)|document de travail|ébauche",
      "projet (?:de |d')(?:contrat|bail|convention|accord|avenant|protocole)",
    ),
    notYet: anyOf(
      'ne constitue (?:pas|ni|en aucun cas) (?:une? )?(?:engagement|offre|contrat)',
      "(?:présente?|ce|cette) (?:document|lettre|projet|courrier|note|protocole) (?:[^\\s.]+ ){0,3}n'(?:a|ont) (?:pas|aucune) " +
        '(?:de )?valeur contractuelle|document non contractuel',
      '(?:présente?|ce|cette) (?:document|lettre|projet|courrier|note) (?:[^\\s.]+ ){0,3}ne (?:lie|engage) (?:pas|ni|aucun~?)',
    ),
    notContract: anyOf(
      'newsletter|demande de devis|faire parvenir un devis|pourriez-vous (?:\\p{L}+ ){0,4}(?:faire parvenir|envoyer)',
      'contrat actuel avec un autre|se désabonner|désinscri~|n° de facture|numéro de facture|facture n°|net à payer',
      '(?:me plaindre|nous plaindre|notre mécontentement|mon mécontentement)|ordre du jour|présents ?:|expérience professionnelle|candidature|webinaire|étaient présents|date de facture',
      'total ttc|par ces motifs|assigner|nous recommandons|condamne|demandeur|demanderesse|défendeur|défenderesse',
    ),
    ofAnother: '(?:contrat|bail|convention|accord)(?: [^\\s.]+){0,4} du \\d\\d?(?:er)? \\p{L}+ \\d{4}(?! au)',
    told: anyOf(
      '(?:a|ont|avait|avaient) (?:été |été valablement )?(?:conclue?s?|souscrite?s?|signée?s?|passée?s?)(?! électroniquement)',
      '(?:a|ont|avait) (?:donné|consenti|pris) (?:à bail|en location)|(?:a|ont|avez) (?:loué|confié|vendu|souscrit|signé)(?! la présente)',
      "(?:conclue?|souscrite?|signée?)(?: le [^,;.]{4,25})? (?:auprès d[eu']|avec|chez)(?! (?:nous|vous|nos))",
    ),
    acts: anyOf(
      '(?:le |la )?présente? (?:contrat|convention|bail|accord|avenant|mandat)|(?:contrat|bail|accord) suivant|il a été conclu (?:un|le|ce)|conviennent|il est (?:\\p{L}+ )?convenu|(?:il a été|ont) convenu ce qui suit',
      'est (?:\\p{L}+ )?(?:modifiée?|prolongée?|prorogée?|complétée?|remplacée?)|bon pour accord|(?:sommes|est) d.accord',
      '(?:nous|je) (?:vous )?(?:confirm|prolonge|accept)~|reste(?:nt)? inchangée?s?|comme convenu',
    ),
    deeds: anyOf(
      '(?:contrat|bail|bon) que vous (?:avez|venez de) (?:[^\\s.]+ ){0,3}(?:signé|souscrit|conclu|signer|souscrire|conclure)',
      "par la présente|la présente lettre|c'est entendu|c'est d'accord|(?:faisons|fait|procédons|procède) comme (?:ça|convenu)|comme (?:convenu|entendu|prévu ensemble)",
      '(?:est|sera) (?:tacitement |automatiquement )?(?:reconduite?|renouvelée?|prolongée?|prorogée?) (?:pour|jusqu~|du|par)|(?:parmi|compter) (?:nos|parmi nos) (?:clients|adhérents|abonnés)',
      'votre (?:contrat|abonnement|adhésion|formule)(?: [^\\s.]+){0,8} (?:prend|prendra|débute|débutera|commence|commencera)|tient lieu d',
      '(?:souscrite?|conclue?|signée?|contrat|abonnement) (?:[^\\s.]+ ){0,4}(?:chez|avec|auprès de) nous|(?:mettons|mets) fin|(?:résilions|résilie|dénonçons|dénonce)|vous (?:confions|confie|charge|chargeons)|lu et approuvé',
    ),
    ends: '(?:nous|je) (?:vous )?(?:résilions|résilie|dénonçons|dénonce)|mettons fin|mets fin|(?:notre|ma) (?:décision|volonté) de (?:résilier|dénoncer|ne pas renouveler)',
    binding: [
      'il a été (?:\\p{L}+ )?convenu|ont convenu|conviennent',
      'les parties|chaque partie|chacune des parties|parties contractantes|soussignés',
      'préavis|résiliation|résilié|dénonciation|dénoncé',
      "durée|échéance|prise d'effet|date d'effet|période du|date de départ|mise en service",
      'tacite reconduction|reconduit|renouvel~|prolong~',
      'tribunal|droit français|droit applicable|litige|conditions générales|droit belge|droit suisse',
      "s'engage|s'oblige|s'engagent",
      'loyer|redevance|prix|rémunération|honoraires|prime|cotisation|abonnement|montant',
      'ci-après|dénommé|bailleur|preneur|prestataire|souscripteur|locataire|assureur|fournisseur|client',
      'fait à|signature|lu et approuvé|bon pour accord|en deux exemplaires|double exemplaire',
      'article \\d|article premier|présent (?:contrat|bail|accord|avenant)',
      'contrat n°|police n°|n° de contrat|commande n°|numéro de contrat|n° client|référence contrat',
    ],
  },
};
