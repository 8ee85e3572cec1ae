/** Spanish: what says which length of time is which. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const esLengths: Pick<Lexicon, 'lengths' | 'noticeToEndOf'> = {
  lengths: {
    term: {
      near: anyOf(
        'dura(?:rá)?|duración|plazo|vigencia|período inicial|periodo inicial|permanencia|vigor|término|contrato|arrendamiento|validez',
        'compromiso|temporada|curso',
      ),
      before: anyOf(
        '(?:duración|(?<!en (?:el|un) )plazo|vigencia|período|periodo|término|permanencia)(?: \\p{L}+){0,4}(?: de|:| será de)?|por',
        'por un (?:plazo|período|periodo|término)(?: \\p{L}+)? de|durante|será de|dura(?:rá)?|(?:finaliza|termina|vence)(?:rá)? (?:tras|a los|al cabo de)',
      ),
      after: 'desde|a contar|a partir|contad[oa]s?|de duración|de permanencia|prorrogables?|renovables?',
    },
    renewal: {
      near: 'prorrog~|prórrogas?|renov~|renueva|después por|luego por',
      before: anyOf(
        'por (?:otros? |nuevos? |sucesivos? |iguales )?(?:per[ií]odos?|plazos?)(?: \\p{L}+){0,2} de|por(?: otr[oa]s?)?',
        '(?:prórrogas?|renovaci[oó]n) (?:\\p{L}+ )?(?:de|:)|per[ií]odos? (?:\\p{L}+ )?de|tácitamente|automáticamente|prorrogad[oa]',
        'se prorroga|se renueva|prorrogará|renovará|sucesivos de|prorrogables? por|renovables? por',
      ),
      after: 'm[áa]s|adicionales|sucesivos',
    },
    notice: {
      near: anyOf(
        'preavis~|antelación|anticipación|denunci~|av[ií]s[aeo]~?|notifi~|comuni~|resol~|rescin~|desist~|opon~|oposición',
        'cancel~|dar de baja|no (?:dese|quier|quer)~ (?:\\p{L}+ )?(?:continuar|renovar|seguir)',
      ),
      before: anyOf(
        'hasta|preaviso (?:\\p{L}+ )?de|preaviso(?: \\p{L}+){0,3} ?:?|al menos(?: con)?|antelación (?:\\p{L}+ ){0,3}(?:de|a)',
        'anticipación (?:\\p{L}+ )?de|aviso (?:\\p{L}+ )?de(?: al menos)?|mínim[oa] de|con|plazo de preaviso (?:\\p{L}+ )?(?:de)?|preavisando con|antes de',
      ),
      after: 'de antelación|antes|de preaviso|a la fecha|de anticipación|previos?|con anterioridad|al vencimiento',
    },
    other: {
      near: anyOf(
        'prueba|pago|factura|entrega|garantía|vacaciones|respuesta|abonar|pagader~|recepción|siguientes|después|jornada',
        'reparación',
      ),
      before: 'dentro de los|a|en el plazo de|en un plazo de|cada|plazo de pago',
      after: anyOf(
        'siguientes|desde la (?:fecha de )?(?:factura|recepción)|después|de prueba|fecha factura|hábiles siguientes',
        'primeros días|laborables',
      ),
    },
  },
  noticeToEndOf: [
    ['(?:para|a|al) (?:el )?final(?:es)? (?:de|del|de cada) semestre(?: natural)?', 'half-year'],
    ['(?:para|a|al) (?:el )?final(?:es)? (?:de|del|de cada) trimestre(?: natural)?', 'quarter'],
    [
      '(?:para|a|al) (?:el )?final(?:es)? (?:de|del|de cada) mes(?: natural)?|mes(?:es)? naturales? (?:completos?|enteros?)',
      'month',
    ],
    ['(?:para|a|al) (?:el )?final(?:es)? (?:de|del|de cada) año natural', 'year'],
  ],
};
