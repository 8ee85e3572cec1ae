/** Spanish: what says which sum is the price, and how often it is paid. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const esMoney: Pick<Lexicon, 'money'> = {
  money: {
    total: anyOf(
      'total~?|importe (?:total|global|de adjudicación|del contrato)|precio (?:total|global|cerrado)|presupuesto',
      'a tanto alzado|gasto de|suma total|capital prestado|importe del préstamo|adjudicación',
    ),
    whole: 'en total',
    fee: anyOf(
      'precio|renta|cuota|canon|honorarios|prima|salario|retribución|importe|cantidad|tarifa|remuneración|mensualidad',
      'abono (?:mensual|anual|trimestral)|valor(?= ?: )|valor (?:mensual|anual|del (?:plan|contrato|servicio))|suscripción|pagará|abonará|alquiler|sueldo|percibirá|facturará~?|retribuye~?|remunera~?|coste|cargaremos|cobraremos|se cargará',
    ),
    notPrice: anyOf(
      'fianza|garantía|aval|responsabilidad~?|capital social|suma asegurada|capital asegurado|sumas aseguradas',
      'franquicia|penaliz~|penalidad|cláusula penal|por hora|alta|instalación|gastos|suministros|iva \\d|iva:',
      '\\d+ ?% (?:de )?iva|cuota de iva|base imponible|precio unitario|entrada|anticipo|siniestro|indemniz~|límite~?',
      'depósito|dietas|bonus|descuento|valor(?! ?: | (?:mensual|anual|del (?:plan|contrato|servicio)))|comunidad|ibi|precio de la energía|[mk]wh|continente|contenido|seguro de',
      'provisión|extra',
    ),
    limit:
      '(?:tope|límite) de|exced(?:a|an|e|en) de|supere?n?|superen?|por encima de|más de|a partir de|hasta|máximo(?: de)?|mínimo(?: de)?|al menos|como máximo|no superior a',
    rhythms: [
      ['(?:al|por|/|cada) ?mes|/ ?mes|mensual~?|mensualidad~?', 'month'],
      ['(?:al|por|/) ?trimestre|trimestral~?', 'quarter'],
      ['(?:al|por|/) ?semestre|semestral~?', 'half-year'],
      ['(?:al|por|/|cada) ?año|por temporada|/ ?año|anual~?|anuales', 'year'],
      [
        anyOf(
          '(?:la|por|/|a la) ?(?:hora|día|semana|unidad|kwh|km|usuario|persona|m²|m2|visita|servicio|siniestro|licencia|vehículo)',
          '€/kwh|diari[oa]s?',
        ),
        'other',
      ],
    ],
    rates: [
      ['(?:la|por|/|a la) ?hora', 'hour'],
      ['(?:al|por|/) ?día|diari[oa]s?', 'day'],
      ['(?:la|por|/|a la) ?semana|semanal~?', 'week'],
    ],
    besideRate: 'extra~?|retraso|demora|adicional~?|exceso|fuera|desplazamiento|guardia|excedan?|si|en caso',
    currencies: [
      ['euros?', 'EUR'],
      ['pesos? mexicanos?|mxn|m\\. ?n\\.', 'MXN'],
      ['pesos? colombianos|(?:moneda (?:corriente|legal)(?: colombiana)?)|m/cte', 'COP'],
      ['d[óo]lares(?: estadounidenses)?', 'USD'],
      ['soles', 'PEN'],
    ],
  },
};
