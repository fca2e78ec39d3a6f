smoke(3);
