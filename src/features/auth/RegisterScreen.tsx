/** The Register screen. */
export function RegisterScreen() {
  return <h1>Register</h1>;
}
