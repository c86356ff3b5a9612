/** Tone of the risk badge: red for High, warning for Medium-High, green otherwise (REQ-DEAL-2). */
export type RiskTone = 'critical' | 'warning' | 'success';

export function riskTone(riskLevel: string): RiskTone {
  if (riskLevel === 'High') return 'critical';
  return riskLevel === 'Medium-High' ? 'warning' : 'success';
}
