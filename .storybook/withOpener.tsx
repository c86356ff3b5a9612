import { type ComponentType, useState } from 'react';
import { Button } from '@podium/ui/Button/Button';

interface Opening {
  isOpen: boolean;
  onClose: () => void;
}

interface PageOptions {
  /** On the button that opens the dialog. */
  label: string;
  /** Of the page below the dialog; as high as the button when left out. */
  minBlockSize?: string;
}

/** For the stories of a dialog: a page with a button that opens it, and opens it again once it was closed. */
export function withOpener<Props extends Opening>(Dialog: ComponentType<Props>, { label, minBlockSize }: PageOptions) {
  return function Opened(props: Props) {
    const [isOpen, setOpen] = useState(props.isOpen);
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
