/** A page with every way in which React changes, moves, adds and removes texts beside elements. */

import { Fragment, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { followTranslation } from '../src/ui/translation.ts';

function Texts() {
  const [step, setStep] = useState(0);
  const order = step === 1 ? ['second', 'first'] : ['first', 'second'];
  return (
    <>
      <button onClick={() => setStep(step + 1)}>
        <b>Step</b> to {step + 1}
      </button>
      <p id="alone">Step {step}</p>
      <p id="beside">
        Step {step} <i>of three</i>
      </p>
      <p id="gone">
        {step === 0 && 'Only at first '}
        <i>always</i>
      </p>
      <p id="before">
        {step > 0 && <b>new</b>} old {step > 1 && <b>newer</b>} end
      </p>
      <p id="moved">
        {order.map((word) => (
          <Fragment key={word}>
            {word} <i>.</i>
          </Fragment>
        ))}
      </p>
      {step < 2 ? 'a text without an element' : <p id="instead">an element instead</p>}
    </>
  );
}

followTranslation(document.body);
createRoot(document.body.appendChild(document.createElement('main'))).render(<Texts />);
