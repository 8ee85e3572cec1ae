/** The product's name and tagline: nothing else spells them. */

export const productName = 'Perennial';
export const tagline = 'Track your renewals effortlessly';
