/** Tone of the risk badge: red for High, warning for Medium-High, green otherwise (REQ-DEAL-2). */
export type RiskTone = 'bad' | 'warn' | 'ok';

export function riskTone(riskLevel: string): RiskTone {
  if (riskLevel === 'High') return 'bad';
  return riskLevel === 'Medium-High' ? 'warn' : 'ok';
}
