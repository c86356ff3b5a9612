import type { ComponentType } from 'react';
import { Button } from '@podium/ui/Button/Button';
import { useStateFromArg } from './withValue.tsx';

interface Opening {
  isOpen: boolean;
  onClose: () => void;
}

interface PageOptions {
  label: string;
  /** Height of the page below the dialog. @default the height of the button */
  minBlockSize?: string;
}

/** For the stories of a dialog: a page with a button that opens it. */
export function withOpener<Props extends Opening>(Dialog: ComponentType<Props>, { label, minBlockSize }: PageOptions) {
  return function Opened(props: Props) {
    const [isOpen, setOpen] = useStateFromArg(props.isOpen);
    const handleClose = () => {
      setOpen(false);
      props.onClose();
    };
    return (
      <div style={{ minBlockSize, padding: 24 }}>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {label}
        </Button>
        <Dialog {...props} isOpen={isOpen} onClose={handleClose} />
      </div>
    );
  };
}
