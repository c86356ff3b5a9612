const icons = {
  accepted: 'M3 8.5 6.5 12 13 4.5',
  rejected: 'M4 4l8 8M12 4l-8 8',
  open: '',
  up: 'M3 10l5-5 5 5',
  down: 'M3 6l5 5 5-5',
};

export function Icon({ name }: { name: keyof typeof icons }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
