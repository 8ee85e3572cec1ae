/** The style sheet of the sandbox's pages. */
export const SANDBOX_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f2f4f7; --card: #fff; --text: #1c2430; --soft: #566072; --line: #cfd5df; --accent: #1558b0; --on-accent: #fff;
  --label: #7a4b00; --label-ground: #fff3d6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14181f; --card: #1e242d; --text: #e8ecf2; --soft: #a9b3c2; --line: #3a4351; --accent: #8ab8ff;
    --on-accent: #0b1a30; --label: #ffd58a; --label-ground: #3a2c0c;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-bottom: 6rem; }
body {
  margin: 0; min-height: 100vh; padding: 1rem; background: var(--ground); color: var(--text);
  font: 16px/1.5 Roboto, system-ui, -apple-system, "Segoe UI", sans-serif;
}
.label {
  max-width: 34rem; margin: 0 auto 1rem; padding: .5rem 1rem; border-radius: .5rem; text-align: center; font-weight: 600;
  color: var(--label); background: var(--label-ground);
}
main {
  max-width: 34rem; margin: 0 auto; padding: 1.5rem; border: 1px solid var(--line); border-radius: .75rem;
  background: var(--card);
}
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 .25rem; font-size: 1.1rem; }
p { margin: .5rem 0; }
.soft { color: var(--soft); }
a { color: var(--accent); }
code { overflow-wrap: anywhere; font-size: .9em; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: .5rem 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
fieldset { margin: 1rem 0; padding: 0; border: 0; }
legend { padding: 0 0 .5rem; font-weight: 600; }
.choice {
  display: flex; gap: .75rem; align-items: center; min-height: 3rem; padding: .5rem .75rem; border: 1px solid var(--line);
  border-radius: .5rem; cursor: pointer;
}
.choice + .choice { margin-top: .5rem; }
.choice:has(input:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.choice:has(input:disabled) { cursor: default; opacity: .65; }
.choice input { width: 1.15rem; height: 1.15rem; flex: none; accent-color: var(--accent); }
.choice span { overflow-wrap: anywhere; }
.choice small { display: block; color: var(--soft); }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
/* The popup is 800 by 600: its answer stays in sight, however many accounts there are to choose from. */
.actions-near {
  position: sticky; bottom: 0; margin: 1.5rem -1.5rem -1.5rem; padding: 1rem 1.5rem; border-top: 1px solid var(--line);
  border-radius: 0 0 .75rem .75rem; background: var(--card);
}
button {
  min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid var(--accent); border-radius: .5rem; font: inherit;
  font-weight: 600; color: var(--accent); background: transparent; cursor: pointer;
}
button.primary { color: var(--on-accent); background: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
