/** Spanish: what says which day is which. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf, oneOf } from '../oneOf.ts';

export const esDays: Pick<
  Lexicon,
  'days' | 'daysAfter' | 'signedAt' | 'wasSigned' | 'wasSignedBehind' | 'notTheTerm' | 'splits'
> = {
  days: {
    begin: anyOf(
      'primer(?:a (?:clase|sesión|entrega|visita)| día)(?= ?:? ?$)',
      'surt(?:e|irá|irán|iendo) efectos?(?: (?:el|desde el|a partir del|del))?(?: día)? ?|desde(?: el| las)?(?: día)?',
      'a partir del?(?: día)?|(?:con )?efectos?(?: desde| a partir| del?)?(?: el| día)?',
      'fecha de (?:efecto|inicio|alta|comienzo|entrada en vigor|incorporación|activación)(?: (?:del|de la|de) \\p{L}+)?',
      '(?:entra|entrará|entrando|entrada) en vigor(?: el)?(?: día)?|inicio(?: (?:del?|de las?|de los) \\p{L}+)?(?: el)?',
      'comienz\\p{L}+(?: el)?(?: día)?|emp(?:ieza|ezará)\\p{L}*(?: el)?(?: día)?|comenz\\p{L}+(?: el)?(?: día)?',
      'inici\\p{L}+(?: (?:la relación|su vigencia|sus efectos) ?\\p{L}*)?(?: (?:en fecha|el|con fecha))?(?: día)?',
      'prevista para el(?: día)?|del(?: día)?|en fecha|vigencia desde(?: el)?|puesta en marcha',
      '(?:a contar|se contarán?|contad[oa]s?) (?:desde|a partir del?)(?: [^.;\\d]{3,50}, que (?:se (?:efect[uú]a|efectuó|efectuará|realiza|realizó|realizará|produjo|producirá)|tuvo lugar))?(?: el)?(?: día)?|vigente desde(?: el)?|fecha efecto',
    ),
    end: anyOf(
      'últim(?:a (?:clase|sesión|entrega|visita)|o día)(?= ?:? ?$)',
      'por primera vez (?:el|a partir del)|hasta(?: el| las)?(?: día)?|al(?: día)?|finaliz\\p{L}+(?: el)?(?: día)?',
      'final(?: \\p{L}+){0,2}|terminar?\\p{L}*(?: el)?(?: día)?|termin\\p{L}+(?: el)?(?: día)?',
      'venc(?:e|erá|imiento|iendo)(?: el)?(?: día)?',
      'fecha de (?:vencimiento|fin|finalización|término|expiración|terminación|baja)(?: (?:del|de la|de) \\p{L}+)?',
      '(?:fin|término) (?:del?|de la) (?:\\p{L}+ ?){1,3}|(?:fin|término)(?= ?:? ?$)|expir\\p{L}+(?: el)?(?: día)?',
      'concluy\\p{L}+(?: el)?(?: día)?|conclu\\p{L}+(?: el)?(?: día)?|extingu\\p{L}+(?: el)?(?: día)?',
      '(?:con )?(?:fecha de )?efectos?(?: de| desde)? (?:el |del )?(?:día )?',
      'baja (?:\\p{L}+ ){0,5}(?:el|a partir del|desde el|con fecha)|cancelad[oa] (?:\\p{L}+ ){0,3}(?:el|a fecha)',
    ),
    renewal: anyOf(
      '(?:renovar|prorrogar)\\p{L}* (?:\\p{L}+ ){0,3}el(?: día)?|se renueva (?:\\p{L}+ ){0,3}el(?: día)?',
      'fecha de (?:renovación|prórroga)|próxima renovación|renovación(?: el)?',
    ),
    noticeBy:
      'antes del(?: día)?|(?:a m[áa]s tardar|como máximo)(?: hasta)?(?: el)?(?: día)?|(?:fecha límite|último día)(?! de pago)(?: para [^.;:]{3,60})?(?: es)?(?: el)?',
    signed: anyOf(
      'fecha (?:del|de la|de) (?:aceptación|pedido|firma|contrato|contratación|emisión|suscripción|formalización|adjudicación)',
      'firmado (?:\\p{L}+ ){0,3}el|firma(?:do)? en [\\p{L} -]+,? a(?: los)?|suscrito el|aceptado (?:el|con fecha)',
      'emitid[oa] (?:\\p{L}+ ){0,3}(?:el|a)|fecha(?= ?:? ?(?:\\p{L}{5,9},? )?$)|enviad[oa] ?:|celebrado el',
      '(?:se|lo) (?:firman?|celebra|suscribe|formaliza|otorga) (?:[\\p{L},]+ ){0,10}(?:el(?: día)?|a(?: los)?)|reunidos en [\\p{L} -]+,? (?:el(?: día)?|a)',
    ),
    ordered: '(?:pedido|encargo|orden de compra|aceptación) (?:\\S+ ){0,2}(?:del?|de fecha)',
    other: anyOf(
      'nacid[oa] el|(?:carta|correo|burofax|escrito|solicitud|mensaje)(?: (?:certificad[oa]|electrónico))?(?: con acuse de recibo)? del?(?: día)?',
      oneOf(
        'contrato|convenio|acuerdo|oferta|presupuesto|factura',
        'condiciones generales|versión|ley|decreto|escritura|anexo|adenda',
        'comunicación',
      ) + '(?: (?!antes)[\\p{L}]+){0,4} (?:nº ?\\S+ )?(?:de fecha|con fecha|del?|suscrito el|firmado el)',
      'de fecha|con fecha|fecha de (?:nacimiento|factura|entrega|pago|cobro|solicitud)|entrega (?:el|prevista|antes)',
      'válid[oa] hasta|oferta válida hasta|período de prueba hasta|pagader\\p{L} (?:el|antes)|recibid[oa] el',
      'inscrit[oa]|ipc de',
    ),
  },
  daysAfter: {
    begin: '(?:\\p{L}+ )?(?:entrará|entra) en vigor',
    end: 'fecha (?:de vencimiento|en que finaliza)',
    renewal: '(?:(?:tu|su|el|la) (?:\\S+ ){1,6})?se (?:renovará|prorrogará|renueva|prorroga)',
  },
  signedAt: {
    lead: '(?:y )?para que (?:así )?conste|(?:se )?(?:extienden?|expiden?|firman?)(?: el presente)?(?: por \\p{L}+)?(?= en )|leído y conforme|leído que fue|otorgado en|para constancia|lugar y fecha ?:?|en la (?:ciudad|villa|localidad|comuna) de|en(?= \\p{Lu})|aceptado|conforme|acepto|firmado en|firmado|hecho en|dado en',
    join: ', a|a|,|, a día|a día|a los|, a los',
  },
  wasSigned: anyOf(
    '(?:firmamos|suscribimos|contratamos) (?:el|con fecha)(?: día)?',
    '(?:suscrito|firmado|celebrado|formalizado|contratado)(?: por ambas partes)? (?:el|con fecha|en fecha)(?: día)?',
  ),
  wasSignedBehind: '(?:suscribimos|firmamos|contratamos)',
  notTheTerm: anyOf(
    '(?:precios?|tarifas?) (?:\\S+ ){0,6}(?:fij[oa]s?|firmes?|garantiz~|válid~|congelad~)|período de prueba',
    'periodo de prueba|oferta|desistimiento|plazo de pago|factura~?|confidencialidad (?:\\S+ ){0,8}(?:tras|después)',
    'tras (?:la|su) (?:finalización|terminación|extinción)(?! del (?:plazo|per[ií]odo)| de la permanencia)',
    'una vez (?:finalizado|extinguido)|garantía|prescripción|no competencia|entrega|vacaciones|cierre (?:por|de|colectiv)~|mora|revisa~|revisi~',
    'actualiz~',
  ),
  splits:
    'salvo|si|siempre que|excepto|a menos|mediante|y podrá|sin perjuicio|prorrog~|renov~|transcurrido|en caso|no obstante',
};
