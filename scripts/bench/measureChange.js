// Runs in the measured page. `measureChange(event)` waits for the next such event and answers the milliseconds from it to the
// paint of the last change of the page that followed, once nothing has changed for a quarter of a second (or after 3 s).
globalThis.measureChange = (event) =>
  new Promise((resolve) => {
    const listen = () => {
      const started = performance.now();
      let painted = started;
      let timer;
      const done = () => {
        observer.disconnect();
        resolve(painted - started);
      };
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(done, 250);
        requestAnimationFrame(() => {
          setTimeout(() => {
            painted = performance.now();
          });
        });
      });
      observer.observe(document.querySelector('main') ?? document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      timer = setTimeout(done, 250);
      setTimeout(done, 3000);
    };
    globalThis.addEventListener(event, listen, { once: true, capture: true });
  });
