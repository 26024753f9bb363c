import { useContext } from 'react';
import { Button } from '../../../client/ui/Button.tsx';
import { PageNonce } from './Island.tsx';

/** It stands in the page, because few pages print and the others should not load it. */
const SCRIPT = 'const b=document.currentScript.previousElementSibling;b.hidden=false;b.onclick=()=>print()';

/** Prints the page. Without JavaScript it is not there. */
export const PrintButton = ({ label }: { readonly label: string }) => (
  <>
    <Button icon="printer" hidden>
      {label}
    </Button>
    <script nonce={useContext(PageNonce)} dangerouslySetInnerHTML={{ __html: SCRIPT }} />
  </>
);
