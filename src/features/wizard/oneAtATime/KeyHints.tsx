/** Which keys there are, where there is a keyboard to be expected. */

export function KeyHints() {
  return (
    <p className="one-keys">
      <span>
        <kbd>J</kbd> <kbd>K</kbd> Next, previous
      </span>
      <span>
        <kbd>1</kbd> <kbd>2</kbd> Choose
      </span>
      <span>
        <kbd>E</kbd> Edit
      </span>
      <span>
        <kbd>Enter</kbd> Confirm, next
      </span>
    </p>
  );
}
