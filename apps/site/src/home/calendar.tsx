export { Calendar as Section } from '../adapters/Calendar.tsx';
