/** A made-up contract around the clauses of a test: 15 June 2011, between two companies that do not exist. */

const PREAMBLE =
  'This Supply Agreement (this "Agreement") is entered into as of June 15, 2011 (the "Effective Date"), by and between Halvorsen Plastics, Inc., a Delaware corporation ("Company"), and Brightwater Logistics LLC, a Texas limited liability company ("Provider").';
const SIGNATURES =
  'IN WITNESS WHEREOF, the parties have executed this Agreement.\n\nHALVORSEN PLASTICS, INC.\nBy: /s/ Ann Lee\nName: Ann Lee';

/** What can stand in place of the usual title, preamble and signatures. */
export type Frame = { title?: string; preamble?: string; end?: string };

/** The text of the contract, its clauses one paragraph each. */
export function sampleContract(clauses: string[], frame: Frame = {}): string {
  return [
    frame.title ?? 'SUPPLY AGREEMENT',
    frame.preamble ?? PREAMBLE,
    'NOW, THEREFORE, in consideration of the mutual covenants herein contained, the parties hereto agree as follows:',
    '1. Supply. Provider shall supply the products described in Exhibit A hereto, and Company shall pay for them within thirty (30) days of receipt of an invoice.',
    ...clauses,
    '15. Governing Law. This Agreement shall be governed by the laws of the State of Texas. Neither party may assign it without the consent of the other.',
    frame.end ?? SIGNATURES,
  ].join('\n\n');
}

/** A preamble that names its day, and defines none. */
export const PLAIN_PREAMBLE =
  'THIS AGREEMENT is made this 15th day of June, 2011, between HALVORSEN PLASTICS, INC. (hereinafter "Company") and BRIGHTWATER LOGISTICS LLC (hereinafter "Provider").';
