import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { Dialog } from '../../../../client/ui/Dialog.tsx';

describe('a button', () => {
  it('opens a dialog by its id without a script', () => {
    const markup = renderToStaticMarkup(<Button opens="booking">Book Now</Button>);
    expect(markup).toBe(
      '<button type="button" commandfor="booking" command="show-modal" class="btn">Book Now</button>',
    );
  });

  it('is disabled while busy and shows the busy text', () => {
    const markup = renderToStaticMarkup(<Button busy>Continue</Button>);
    expect(markup).toContain('disabled=""');
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('Sending...');
    expect(markup).not.toContain('Continue');
  });

  it('has the same look as a link', () => {
    const markup = renderToStaticMarkup(
      <ButtonLink href="/contact" kind="quiet" short wide>
        Contact
      </ButtonLink>,
    );
    expect(markup).toBe('<a href="/contact" class="btn quiet short wide">Contact</a>');
  });
});

describe('a dialog', () => {
  it('is named by its title and closed by its button', () => {
    const markup = renderToStaticMarkup(
      <Dialog id="booking" title="Confirm Your Booking">
        <div className="sheet-body" />
      </Dialog>,
    );
    expect(markup).toContain('aria-labelledby="booking-title"');
    expect(markup).toContain('<h2 id="booking-title">Confirm Your Booking</h2>');
    expect(markup).toContain('commandfor="booking" command="close"');
    expect(markup).toContain('aria-label="Close"');
    expect(markup).toContain('closedby="any"');
  });
});
