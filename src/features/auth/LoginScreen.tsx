/** The Login screen. */
export function LoginScreen() {
  return <h1>Login</h1>;
}
