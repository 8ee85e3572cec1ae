// Runs in the measured page. `measureChange(event)` waits for the next such event and answers the milliseconds from it to the
// paint of the last change of the page that followed, once nothing has changed for a quarter of a second.
globalThis.measureChange = (event) =>
  new Promise((resolve) => {
    const listen = ({ timeStamp }) => {
      let painted = timeStamp;
      let timer;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          observer.disconnect();
          resolve(painted - timeStamp);
        }, 250);
      };
      const observer = new MutationObserver(() => {
        wait();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => (painted = performance.now()), { once: true });
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      wait();
    };
    document.addEventListener(event, listen, { once: true, capture: true });
  });
