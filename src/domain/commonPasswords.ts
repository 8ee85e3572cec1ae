/** The passwords that guessers try first. A password is compared without regard to case; nothing is refused for being among them. */

const COMMON = new Set(
  `123456 123456789 12345678 12345 1234567 1234567890 1234 123 123123 123321 111111 11111111 000000 00000000 222222 333333 444444 555555
  666666 777777 888888 999999 654321 987654321 0987654321 121212 112233 11223344 102030 101010 123654 147258369 159753 789456 987654
  password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pass1234 passwort motdepasse contraseña senha
  qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertz azerty asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4
  1qaz2wsx qazwsx qazwsxedc zaq12wsx abcd abc123 abcd1234 a123456 a12345678 aa123456 aa12345678 abc12345 abcdef abcdefg abcdefgh
  iloveyou letmein welcome welcome1 welcome123 admin admin1 admin123 administrator root toor test test1 test123 test1234 guest user demo
  login master hello hello123 secret secret123 changeme default temp temp123 access monkey dragon sunshine princess football football1
  baseball basketball soccer superman batman shadow michael jordan jordan23 ashley jessica daniel charlie jennifer andrew matthew michelle
  thomas robert nicole george maggie buster hunter hunter2 tigger ginger pepper cookie summer winter spring autumn summer2024 summer2025
  summer2026 winter2024 winter2025 winter2026 freedom whatever trustno1 starwars pokemon computer internet killer killer1 liverpool arsenal
  chelsea barcelona samsung google google123 iphone apple orange banana chocolate flower lovely loveme love iloveu babygirl angel angels
  family forever friends diamond silver golden purple yellow mustang harley ferrari mercedes cowboys yankees eagles lakers ranger corvette
  matrix merlin phoenix asshole fuckyou fuckyou1 696969 007007 131313 123qwe 123abc qwe123 1234qwer q1w2e3 asd123 zxc123 aaaaaa qqqqqq
  p@ssw0rd1 pa55word passpass contract contracts renewal renewals perennial company office business work monday friday january december`
    .trim()
    .split(/\s+/),
);

/** Is it one of the passwords that guessers try first? */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.trim().toLowerCase());
}
