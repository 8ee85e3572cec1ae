// Runs in the measured page. `armMeasure(event)` sets the clock to start at the next such event; `measured` then holds the
// milliseconds from it to the paint of the last change of the page that followed, once nothing has changed for a quarter of a
// second (or after 3 s). Arming must be awaited before the event is sent: input overtakes a page's own tasks.
globalThis.armMeasure = (event) => {
  globalThis.measured = new Promise((resolve) => {
    const listen = (input) => {
      const started = input.timeStamp;
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
};
