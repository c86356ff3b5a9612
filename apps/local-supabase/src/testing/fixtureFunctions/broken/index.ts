await Promise.reject(new Error('This function never starts.'));
