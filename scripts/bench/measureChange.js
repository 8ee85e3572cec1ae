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

// `armOpening(answer, selector)`: `measured` then holds the milliseconds from the end of the next answer whose address matches to the paint of
// the first element that the selector finds.
globalThis.armOpening = (answer, selector) => {
  const address = new RegExp(answer);
  performance.clearResourceTimings();
  globalThis.measured = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        setTimeout(() => {
          const painted = performance.now();
          const answered = performance.getEntriesByType('resource').find(({ name }) => address.test(name));
          resolve(painted - answered.responseEnd);
        });
      });
    });
    observer.observe(document.body, { subtree: true, childList: true });
  });
};
